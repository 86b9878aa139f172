/** The command line of an operator: npm in the repository, Node alone in a build. */
export function commandLine(name: string): string {
  return import.meta.url.endsWith('.ts') ? `npm run ${name} --` : `node bff/dist/${name}.js`
}
