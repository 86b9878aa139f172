import { fileURLToPath } from 'node:url'

/** Root folder; commands run in it. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))
