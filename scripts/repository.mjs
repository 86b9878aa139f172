import { fileURLToPath } from 'node:url'

/** The folder that holds package.json; every command runs in it. */
export const repository = fileURLToPath(new URL('..', import.meta.url))
