import { fileURLToPath } from 'node:url'

/** Seen from src/ as from dist/. */
export const builtPortal = fileURLToPath(new URL('../../web/dist', import.meta.url))
