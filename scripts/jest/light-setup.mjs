import { registerHooks } from 'node:module'

const globals = new URL('light-globals.mjs', import.meta.url).href

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true }
    return nextResolve(specifier, context)
  },
})
