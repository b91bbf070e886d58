import type { ComponentType } from 'react';
import type { ComponentsOf } from '#content/author-components.ts';
import { PrivacyChoices } from '#sections/privacy/PrivacyChoices.tsx';
import { StorageTable } from '#sections/privacy/StorageTable.tsx';

export const components = { PrivacyChoices, StorageTable } satisfies Record<
  ComponentsOf<'privacy'>,
  ComponentType<never>
>;
