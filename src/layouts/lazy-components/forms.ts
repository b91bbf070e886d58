import type { ComponentType } from 'react';
import type { ComponentsOf } from '#content/author-components.ts';
import { ApplicationForm } from '#forms/ApplicationForm.tsx';
import { EnquiryForm } from '#forms/EnquiryForm.tsx';
import { MessageForm } from '#forms/MessageForm.tsx';

export const components = { ApplicationForm, EnquiryForm, MessageForm } satisfies Record<
  ComponentsOf<'forms'>,
  ComponentType<never>
>;
