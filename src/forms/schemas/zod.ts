// zod/mini saves a visitor a third of the script of a form.
import * as z from 'zod/mini';

// Without `jitless`, zod tries to generate code, and the pages' policy reports each try in the console.
z.config({ jitless: true });

export { z };
