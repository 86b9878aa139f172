import { fieldMark, hasLoadingName, isLoadingPart, isSafeField } from './field-instruction.ts'
import { remoteAddress } from './remote-address.ts'
import { decodeReferences, decodeXml, localName, readXml, type XmlAttribute } from './xml.ts'

const unsafeElements = new Set(['altchunk', 'oleobject', 'control', 'subdoc', 'mailmerge'])
/** VML names the address of a picture in an attribute, without a relationship. */
const vmlPictures = new Set(['imagedata', 'fill', 'stroke', 'background'])

/** Expects a part of WordprocessingML or another XML. False with objects, or fields that load files. */
export function isSafeContent(content: Buffer): boolean {
  const xml = decodeXml(content)
  if (xml === undefined) return false
  let isSafe = true
  let isInstruction = false
  /** Instructions of nested fields, which may be split over many runs. */
  const fields: string[] = ['']
  const all: string[] = []
  let part = ''

  const append = (text: string) => {
    if (isLoadingPart(part, text)) isSafe = false
    if (text) part = text
    fields.push((fields.pop() ?? '') + text)
  }
  const endField = () => {
    if (!isSafeField(fields.pop() ?? '')) isSafe = false
    if (fields.length === 0) fields.push('')
  }
  const isRead = readXml(xml, {
    onStart(name, attributes) {
      if (unsafeElements.has(name)) isSafe = false
      else if (isInstructionText(name)) isInstruction = true
      else if (name === 'fldchar' || name === 'fldsimple') {
        const values = valuesOf(attributes(), name === 'fldchar' ? 'fldCharType' : 'instr')
        // Readers differ in which of two counts.
        if (values.length > 1) isSafe = false
        const [value = ''] = values
        if (name === 'fldsimple' && !isSafeField(value)) isSafe = false
        const isStart = name === 'fldsimple' || value === 'begin'
        if (isStart && fields.length > 1) append(fieldMark)
        if (value === 'begin') {
          fields.push('')
          part = ''
        } else if (value === 'separate') append(' ')
        else if (value === 'end') endField()
      } else if (vmlPictures.has(name) && attributes().some(isRemoteSource)) isSafe = false
    },
    onEnd(name) {
      if (isInstructionText(name)) isInstruction = false
      else if (name === 'p') all.push('\n')
    },
    onText(text) {
      if (!isInstruction) return
      const decoded = decodeReferences(text)
      append(decoded)
      all.push(decoded)
    },
  })
  while (fields.length > 1) endField()
  endField()
  return isRead && isSafe && !hasLoadingName(all.join(''))
}

function isInstructionText(name: string): boolean {
  return name === 'instrtext' || name === 'delinstrtext'
}

/** Under any prefix. */
function valuesOf(attributes: XmlAttribute[], name: string): string[] {
  return attributes.filter((one) => localName(one.name) === name).map(({ value }) => value)
}

function isRemoteSource({ name, value }: XmlAttribute): boolean {
  return /^(src|href|althref)$/i.test(localName(name)) && remoteAddress.test(value)
}
