import type { Rule } from '../../rule.ts';
import { postTerms } from './post-terms.ts';
import { relatedPosts } from './related-posts.ts';
import { taxonomyFile } from './taxonomy-file.ts';
import { terms } from './terms.ts';

export const taxonomyRules: readonly Rule[] = [taxonomyFile, terms, postTerms, relatedPosts];
