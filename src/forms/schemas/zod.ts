import * as z from 'zod';

// Zod would try whether it may generate code, and each try is a violation of the pages' policy in the console.
z.config({ jitless: true });

export { z };
