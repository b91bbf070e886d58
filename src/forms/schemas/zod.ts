// The small build: a visitor downloads a third less script for a form.
import * as z from 'zod/mini';

// Zod would try whether it may generate code, and each try is a violation of the pages' policy in the console.
z.config({ jitless: true });

export { z };
