import type { Rule } from '../../rule.ts';
import { altText } from './alt-text.ts';
import { imageSources } from './image-sources.ts';

export const imageRules: readonly Rule[] = [imageSources, altText];
