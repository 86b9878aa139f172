import { isLocalTemplate } from './local-template.ts'
import { remoteAddress } from './remote-address.ts'
import { decodeXml, readXml, type XmlAttribute } from './xml.ts'

const office = 'application/vnd\\.openxmlformats-officedocument\\.'
const microsoft = 'application/vnd\\.ms-'
/** Content that writers of documents produce; macros, objects and add-ins are in none of these. */
const allowedTypes = new RegExp(
  `^(${[
    'application/vnd\\.openxmlformats-package\\.(relationships|core-properties)\\+xml',
    `${office}wordprocessingml\\.(document\\.main|document\\.glossary|styles|settings|webSettings|fontTable|numbering|footnotes|endnotes|comments|commentsExtended|commentsIds|commentsExtensible|people|header|footer)\\+xml`,
    `${office}wordprocessingml\\.printerSettings`,
    `${office}(theme|themeOverride|extended-properties|custom-properties|customXmlProperties)\\+xml`,
    `${office}drawing(ml\\.(chart|chartshapes|diagram(Data|Layout|Style|Colors)))?\\+xml`,
    `${office}(vmlDrawing|obfuscatedFont)`,
    `${microsoft}word\\.stylesWithEffects\\+xml`,
    `${microsoft}office\\.(drawingml\\.diagramDrawing|chartstyle|chartcolorstyle|classificationlabels|intelligence2|documenttasks)\\+xml`,
    'application/(xml|inkml\\+xml|x-font[a-z-]*|font-[a-z]+)',
    'text/xml',
    '(image|font)/[a-z0-9.+-]+',
  ].join('|')})$`,
  'i',
)
const mainType = /wordprocessingml\.document\.main\+xml$/i

export interface ContentTypes {
  /** Of a part name without its leading slash; undefined for one without an allowed type. */
  of(name: string): string | undefined
}

/** Reads [Content_Types].xml. Undefined unless all its parts are of allowed types. */
export function readContentTypes(content: Buffer): ContentTypes | undefined {
  const xml = decodeXml(content)
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  let isSafe = true
  const isRead =
    xml !== undefined &&
    readXml(xml, {
      onStart(name, attributes) {
        if (name !== 'default' && name !== 'override') return
        const get = getterOf(attributes())
        const type = get('ContentType')?.trim() ?? ''
        const [types, key] =
          name === 'default' ? [defaults, get('Extension')] : [overrides, get('PartName')]
        const known = key?.toLowerCase().replace(/^\//, '') ?? ''
        // A part name in another spelling could be another type to Word.
        isSafe &&= !known.includes('%') && (types.get(known) ?? type) === type
        if (name === 'override') isSafe &&= allowedTypes.test(type)
        types.set(known, type)
      },
    })
  if (!isRead || !isSafe) return undefined
  return {
    of(name) {
      const part = name.toLowerCase()
      const type = overrides.get(part) ?? defaults.get(part.slice(part.lastIndexOf('.') + 1))
      return type !== undefined && allowedTypes.test(type) ? type : undefined
    },
  }
}

export function isMainType(type: string | undefined): boolean {
  return type !== undefined && mainType.test(type)
}

/** The last word of relationship types that load objects, other documents, macros or add-ins. */
const unsafeRelationships = new Set([
  'afchunk',
  'oleobject',
  'package',
  'control',
  'activexcontrolbinary',
  'vbaproject',
  'wordvbadata',
  'subdocument',
  'frame',
  'attachedtoolbars',
  'keymapcustomizations',
  'extensibility',
  'webextension',
  'webextensiontaskpanes',
])
const hyperlink =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/hyperlink$/

/**
 * Reads a .rels part; gives the main document if it is the package's. Undefined for unsafe ones: only
 * hyperlinks lead out of the document, and a template may be on the author's disk.
 */
export function readRelationships(content: Buffer): { main: string[] } | undefined {
  const xml = decodeXml(content)
  const main: string[] = []
  let isSafe = true
  const isRead =
    xml !== undefined &&
    readXml(xml, {
      onStart(name, attributes) {
        if (name !== 'relationship') return
        const get = getterOf(attributes())
        const [type = '', target = '', mode = 'Internal'] = [
          get('Type'),
          get('Target'),
          get('TargetMode'),
        ]
        const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase()
        isSafe &&= !unsafeRelationships.has(kind) && isSafeTarget(type, kind, target, mode)
        if (kind === 'officedocument') main.push(target.replace(/^\//, ''))
      },
    })
  return isRead && isSafe ? { main } : undefined
}

function isSafeTarget(type: string, kind: string, target: string, mode: string): boolean {
  if (mode === 'External')
    return hyperlink.test(type) || (kind === 'attachedtemplate' && isLocalTemplate(target))
  const isCustomXml = /(^|\/)customxml\//i.test(target)
  return (
    mode === 'Internal' &&
    !remoteAddress.test(target) &&
    !/[%\\]/.test(target) &&
    (!isCustomXml || kind.startsWith('customxml'))
  )
}

function getterOf(attributes: XmlAttribute[]) {
  return (name: string) => attributes.find((one) => one.name === name)?.value
}
