import { hasUnsafeField, isUnsafeField } from './field-instruction.ts'
import { decodeReferences, decodeXml, localName, readXml, type XmlAttribute } from './xml.ts'

const unsafeElements = new Set(['altchunk', 'oleobject', 'control', 'subdoc'])
/** VML names the address of a picture in an attribute, without a relationship. */
const vmlPictures = new Set(['imagedata', 'fill', 'stroke', 'background'])
const remote = /^\s*([a-z][a-z0-9+.-]+:|[\\/]{2})/i

/** Expects a part of WordprocessingML or another XML. False with objects, or fields that load files. */
export function isSafeContent(content: Buffer): boolean {
  const xml = decodeXml(content)
  if (xml === undefined) return false
  let isSafe = true
  let isInstruction = false
  /** Instructions of nested fields, which may be split over many runs. */
  const fields: string[] = ['']
  const all: string[] = []

  const endField = () => {
    if (isUnsafeField(fields.pop() ?? '')) isSafe = false
    if (fields.length === 0) fields.push('')
  }
  const isRead = readXml(xml, {
    onStart(name, attributes) {
      if (unsafeElements.has(name)) isSafe = false
      else if (isInstructionText(name)) isInstruction = true
      else if (name === 'fldchar') {
        const type = attributeOf(attributes(), 'fldCharType')
        if (type === 'begin') fields.push('')
        else if (type === 'end') endField()
      } else if (name === 'fldsimple') {
        if (isUnsafeField(attributeOf(attributes(), 'instr'))) isSafe = false
      } else if (vmlPictures.has(name) && attributes().some(isRemoteSource)) isSafe = false
    },
    onEnd(name) {
      if (isInstructionText(name)) isInstruction = false
      else if (name === 'p') all.push('\n')
    },
    onText(text) {
      if (!isInstruction) return
      const decoded = decodeReferences(text)
      fields.push((fields.pop() ?? '') + decoded)
      all.push(decoded)
    },
  })
  while (fields.length > 1) endField()
  endField()
  return isRead && isSafe && !hasUnsafeField(all.join(''))
}

function isInstructionText(name: string): boolean {
  return name === 'instrtext' || name === 'delinstrtext'
}

function attributeOf(attributes: XmlAttribute[], name: string): string {
  return attributes.find((one) => localName(one.name) === name)?.value ?? ''
}

function isRemoteSource({ name, value }: XmlAttribute): boolean {
  return /^(src|href|althref)$/i.test(localName(name)) && remote.test(value)
}
