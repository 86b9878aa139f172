export interface SavedFile {
  name: string
  blob: Blob
}

/** jsdom has no object URLs and follows no links: records the files instead of saving them. */
export function installFileDownloads(): SavedFile[] {
  const saved: SavedFile[] = []
  const blobs = new Map<string, Blob>()
  const createObjectURL = (blob: Blob) => {
    const address = `blob:${blobs.size + 1}`
    blobs.set(address, blob)
    return address
  }
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, blob })
  }
  return saved
}
