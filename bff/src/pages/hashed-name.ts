/** Content-hashed by the build, so immutable; also its .br and .gz. Files in subfolders are not. */
export function isHashed(name: string): boolean {
  return /^[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/.test(name)
}
