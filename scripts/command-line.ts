/** How an operator starts a command: by npm in the repository, by Node alone in a build. */
export function commandLine(name: string): string {
  return import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `node bff/dist/${name}.js`
}
