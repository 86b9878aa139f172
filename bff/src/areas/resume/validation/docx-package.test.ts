import { expect, test } from '@jest/globals'
import {
  overrideOf,
  relationshipOf,
  relationshipsOf,
  typesOf,
  wordTypes,
} from '../../../testing/make-package.ts'
import { isMainType, readContentTypes, readRelationships } from './docx-package.ts'

const office = 'application/vnd.openxmlformats-officedocument.'
const microsoft = 'application/vnd.ms-'
const typeOf = (type: string) =>
  readContentTypes(Buffer.from(typesOf(overrideOf('a', type))))?.of('a')

test.each([
  ...['relationships', 'core-properties'].map(
    (name) => `application/vnd.openxmlformats-package.${name}+xml`,
  ),
  ...[
    ...['document.main', 'document.glossary', 'styles', 'settings', 'webSettings', 'fontTable'],
    ...['numbering', 'footnotes', 'endnotes', 'comments', 'commentsExtended', 'commentsIds'],
    ...['commentsExtensible', 'people', 'header', 'footer'],
  ].map((name) => `${wordTypes}.${name}+xml`),
  `${wordTypes}.printerSettings`,
  ...['theme', 'themeOverride', 'extended-properties', 'custom-properties'].map(
    (name) => `${office}${name}+xml`,
  ),
  ...['customXmlProperties', 'drawing', 'drawingml.chart', 'drawingml.chartshapes'].map(
    (name) => `${office}${name}+xml`,
  ),
  ...['Data', 'Layout', 'Style', 'Colors'].map((name) => `${office}drawingml.diagram${name}+xml`),
  ...['vmlDrawing', 'obfuscatedFont'].map((name) => office + name),
  `${microsoft}word.stylesWithEffects+xml`,
  ...['drawingml.diagramDrawing', 'chartstyle', 'chartcolorstyle', 'classificationlabels'].map(
    (name) => `${microsoft}office.${name}+xml`,
  ),
  ...['intelligence2', 'documenttasks'].map((name) => `${microsoft}office.${name}+xml`),
  ...['application/xml', 'application/inkml+xml', 'application/x-font-ttf', 'application/x-font'],
  ...['application/font-woff', 'text/xml', 'image/svg+xml', 'IMAGE/PNG', 'font/otf'],
])('the content of documents may be %s', (type) => {
  expect(typeOf(type)).toBe(type)
})

test.each([
  ...['', 'application/octet-stream', 'text/html', 'application/xmlx', 'ximage/png', 'image/'],
  ...[`${wordTypes}.document.macroEnabled.main+xml`, `${wordTypes}.styles`, `${office}oleObject`],
  ...[`${microsoft}word.attachedToolbars`, `${microsoft}office.vbaProject`],
])('rejects parts of the type %j', (type) => {
  expect(typeOf(type)).toBeUndefined()
})

test('tells the type of the main document', () => {
  expect(isMainType(`${wordTypes}.document.main+xml`)).toBe(true)
  for (const type of [undefined, `${wordTypes}.styles+xml`, `${wordTypes}.document.main+xml2`])
    expect(isMainType(type)).toBe(false)
})

const isSafe = (kind: string, target: string, more = '') =>
  readRelationships(Buffer.from(relationshipsOf(relationshipOf(kind, target, more)))) !== undefined

test.each([
  ...['aFChunk', 'oleObject', 'package', 'control', 'activeXControlBinary', 'vbaProject'],
  ...['wordVbaData', 'subDocument', 'frame', 'attachedToolbars', 'keyMapCustomizations'],
  ...['ui/extensibility', 'webextension', 'webextensiontaskpanes'],
])('rejects a relationship of the type %s', (kind) => {
  expect(isSafe(kind, 'a.bin')).toBe(false)
})

const external = ' TargetMode="External"'

test.each([
  ['image', 'media/a.png', '', true],
  ['image', 'https://a.test/a.png', '', false],
  ['image', 'https://a.test/a.png', external, false],
  ['image', 'a%2e.png', '', false],
  ['image', 'a\\b.png', '', false],
  ['image', 'a.png', ' TargetMode="internal"', false],
  ['hyperlink', 'https://a.test', external, true],
  ['attachedTemplate', 'Normal.dotm', external, true],
  ['attachedTemplate', 'https://a.test/x.dotm', external, false],
  ['customXml', '../customXml/item1.xml', '', true],
  ['customXmlProps', 'customXml/props.xml', '', true],
  ['image', '../customXml/item1.xml', '', false],
  ['image', 'mycustomXml/item1.xml', '', true],
])('a relationship of the type %s to %s%s is safe: %s', (kind, target, more, expected) => {
  expect(isSafe(kind, target, more)).toBe(expected)
})

test('gives the main document of a package', () => {
  const main = relationshipOf('officeDocument', '/word/document.xml')
  const other = relationshipOf('styles', 'styles.xml')
  expect(readRelationships(Buffer.from(relationshipsOf(main + other)))).toEqual({
    main: ['word/document.xml'],
  })
})
