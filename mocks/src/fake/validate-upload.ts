import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { describeErrors } from './describe-errors.ts'

export interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

interface ParsedUpload {
  body: unknown
  file: UploadedFile | undefined
  errors: string[]
  /** Parts as recorded among the calls: files without their content. */
  recorded: unknown
}

/** Parses and validates a multipart/form-data body. */
export type ParseUpload = (
  bytes: ArrayBuffer,
  contentType: string | null,
) => Promise<ParsedUpload> | ParsedUpload

async function parseForm(bytes: ArrayBuffer, contentType: string | null) {
  try {
    const headers = { 'Content-Type': contentType ?? '' }
    return await new Response(bytes, { headers }).formData()
  } catch {
    return undefined
  }
}

/** Compiles the parser of a form with a file in `fileField`. */
export function compileUploadParser(schema: TObject, fileField: string): ParseUpload {
  const validator = Compile(schema)

  return async (bytes, contentType) => {
    const form = await parseForm(bytes, contentType)
    if (!form) {
      const errors = ['body is not multipart/form-data']
      return {
        body: undefined,
        file: undefined,
        errors,
        recorded: { bytes: bytes.byteLength },
      }
    }
    const fields: Record<string, string> = {}
    const recorded: Record<string, unknown> = {}
    const files: { name: string; file: File }[] = []
    const errors: string[] = []
    for (const [name, value] of form) {
      if (name in recorded) errors.push(`part ${name} comes twice`)
      if (typeof value === 'string') {
        recorded[name] = fields[name] = value
      } else {
        files.push({ name, file: value })
        recorded[name] = { name: value.name, type: value.type, size: value.size }
        if (name !== fileField) errors.push(`part ${name} must be no file`)
      }
    }
    const upload = files.find((one) => one.name === fileField)?.file
    if (!upload) errors.push(`part ${fileField} must be a file`)
    const file = upload && {
      name: upload.name,
      type: upload.type,
      bytes: new Uint8Array(await upload.arrayBuffer()),
    }
    errors.push(...describeErrors('parts', validator.Errors(fields)))
    return { body: fields, file, errors, recorded }
  }
}
