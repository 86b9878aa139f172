const driveOrFolder =
  /^(file:\/\/\/)?[a-z]:[\\/](?![\\/])|^file:\/\/\/(users|library|applications)\//i

/** True for a template on the author's own disk, which Word names in documents made from one. */
export function isLocalTemplate(target: string): boolean {
  try {
    const path = decodeURIComponent(target.trim())
    return /^[^\\/:]+$/.test(path) || driveOrFolder.test(path)
  } catch {
    return false
  }
}
