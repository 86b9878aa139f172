import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { describeErrors } from './describe-errors.ts'

/** The file of a request. */
export interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Judged {
  body: unknown
  file: UploadedFile | undefined
  faults: string[]
  /** Recorded among the calls: the fields, and files without their content. */
  shown: unknown
}

/** Reads and judges what came as multipart/form-data, given its bytes and content type. */
export type CheckUpload = (
  bytes: ArrayBuffer,
  contentType: string | null,
) => Promise<Judged> | Judged

async function readForm(bytes: ArrayBuffer, contentType: string | null) {
  try {
    const headers = { 'Content-Type': contentType ?? '' }
    return await new Response(bytes, { headers }).formData()
  } catch {
    return undefined
  }
}

/** Compiles the check of an operation that takes a file in the field `place`, and fields beside it. */
export function compileUpload(schema: TObject, place: string): CheckUpload {
  const validator = Compile(schema)

  return async (bytes, contentType) => {
    const form = await readForm(bytes, contentType)
    if (!form) {
      const faults = ['body is not multipart/form-data']
      return { body: undefined, file: undefined, faults, shown: { bytes: bytes.byteLength } }
    }
    const fields: Record<string, string> = {}
    const shown: Record<string, unknown> = {}
    const files: { name: string; file: File }[] = []
    const faults: string[] = []
    for (const [name, value] of form) {
      if (name in shown) faults.push(`part ${name} comes twice`)
      if (typeof value === 'string') {
        shown[name] = fields[name] = value
      } else {
        files.push({ name, file: value })
        shown[name] = { name: value.name, type: value.type, size: value.size }
        if (name !== place) faults.push(`part ${name} must be no file`)
      }
    }
    const found = files.find((one) => one.name === place)?.file
    if (!found) faults.push(`part ${place} must be a file`)
    const file = found && {
      name: found.name,
      type: found.type,
      bytes: new Uint8Array(await found.arrayBuffer()),
    }
    faults.push(...describeErrors('parts', validator.Errors(fields)))
    return { body: fields, file, faults, shown }
  }
}
