import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

const isOurs = /\/(web|contracts)\/src\//

/** Entry pages and the application: each loads little that it does not need. */
const firstPages =
  /\/areas\/(sign-in\/sign-in-page|jobs\/search\/search-page|jobs\/detail\/job-page|application\/application-(?:flow|form))\.tsx$/

/** Shown around every page of a signed-in user. */
const workerParts = /\/shell\/worker-parts\.ts$/

const areaOf = /\/areas\/([^/]+)\//

/** Areas of others than workers. */
const isPublic = /\/areas\/(application|jobs|privacy|recovery|resume|sign-in)\//

/** Imports of packages of 5 to 20 kB: modules with and without them are not joined. */
const isHeavy = /\/src\/ui\/dialog\.tsx$|\/node_modules\/(formik|yup)\//

/** Fewer leave a module to the bundler. With 4, a worker's page is 5 kB heavier; with 8, the profile is 4 files more. */
const manyLoaders = 6

/**
 * Names the file of a module that several lazy imports load; null leaves it to the bundler, which makes
 * a file for each set of them: 40 to 80 for a worker's page, most below 2 kB.
 */
function nameOf(id: string, context: Context): string | null {
  const loaders = loadersOf(id, context)
  if (loaders.includes(id) || loaders.length < 2) return null
  const weight = isHeavyModule(id, context) ? '-heavy' : ''
  const first = loaders.flatMap((loader) => firstPages.exec(loader)?.[1] ?? [])
  if (first.length > 0) return (first.length > 1 ? 'first-pages' : first[0]) + weight
  const [area, ...otherAreas] = new Set(loaders.map((loader) => areaOf.exec(loader)?.[1] ?? loader))
  if (otherAreas.length === 0) return area + weight
  const audience = loaders.some((loader) => isPublic.test(loader)) ? `all${weight}` : 'workers'
  if (loaders.some((loader) => workerParts.test(loader))) return `signed-in-${audience}`
  return loaders.length >= manyLoaders ? audience : null
}

/** The lazily imported modules that load this one. */
function loadersOf(id: string, context: Context): string[] {
  const importing = new Set([id])
  for (const each of importing)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importing.add(importer)
  return [...importing].filter((each) => context.getModuleInfo(each)?.dynamicImporters.length)
}

function isHeavyModule(id: string, context: Context): boolean {
  const imported = new Set([id])
  for (const each of imported) {
    if (isHeavy.test(each)) return true
    if (!isOurs.test(each)) continue
    for (const one of context.getModuleInfo(each)?.importedIds ?? []) imported.add(one)
  }
  return false
}

/**
 * Joins shared modules into few files. What a module imports has its loaders and maybe more, so that
 * two files never import each other.
 */
export const sharedFiles: Group = {
  name: nameOf,
  test: isOurs,
  includeDependenciesRecursively: false,
}
