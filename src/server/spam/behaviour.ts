/** How the form was filled in. */
import { personPace } from '#forms/schemas/forms.ts';
import type { Sample } from './evidence.ts';

export const honeypot = ({ honeypot }: Sample): boolean => honeypot !== '';

export const tooFast = ({ elapsed }: Sample): boolean => elapsed !== undefined && elapsed < personPace;
