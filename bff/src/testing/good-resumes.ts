import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import { makeDoc } from '@gatehouse/mocks/world/resumes/samples/make-doc'
import { makeDocx } from '@gatehouse/mocks/world/resumes/samples/make-docx'
import { makeRtf } from '@gatehouse/mocks/world/resumes/samples/make-rtf'
import {
  documentOf,
  overrideOf,
  paragraphsOf,
  relationshipOf,
  relationshipsOf,
  toEntries,
  typesOf,
  wordTypes,
} from './make-package.ts'
import { makeZip } from './malicious-files.ts'
import type { Sample } from './office-attacks.ts'
import { objectStream, page, pdfOf } from './pdf-attacks.ts'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Bytes =>
  Uint8Array.from(Buffer.from(text, encoding))

const office = 'application/vnd.openxmlformats-officedocument'
const external = ' TargetMode="External"'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><x/>'
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const common = [
  overrideOf('word/styles.xml', `${wordTypes}.styles+xml`),
  overrideOf('word/settings.xml', `${wordTypes}.settings+xml`),
  overrideOf('word/fontTable.xml', `${wordTypes}.fontTable+xml`),
  overrideOf('word/theme/theme1.xml', `${office}.theme+xml`),
  overrideOf('docProps/app.xml', `${office}.extended-properties+xml`),
  overrideOf('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
].join('')
const commonParts = {
  'word/styles.xml': xml,
  'word/settings.xml': xml,
  'word/fontTable.xml': xml,
  'word/theme/theme1.xml': xml,
  'docProps/app.xml': xml,
  'docProps/core.xml': xml,
}
const link = relationshipOf('hyperlink', 'https://linkedin.example/in/nele?a=1&amp;b=2', external)
const mainOverride = overrideOf('word/document.xml', `${wordTypes}.document.main+xml`)

/** Word on a desktop, from a template of its own. */
const wordDesktop = makeZip(
  toEntries({
    types: typesOf(
      `<Default Extension="bin" ContentType="${wordTypes}.printerSettings"/><Default Extension="emf" ContentType="image/x-emf"/>${mainOverride}${common}${overrideOf('word/stylesWithEffects.xml', 'application/vnd.ms-word.stylesWithEffects+xml')}${overrideOf('customXml/itemProps1.xml', `${office}.customXmlProperties+xml`)}`,
    ),
    document: documentOf(
      `${paragraphsOf('<w:fldChar w:fldCharType="begin"/>', '<w:instrText> HYPERLINK "https://example.test/dde" </w:instrText>', '<w:fldChar w:fldCharType="end"/>')}<w:fldSimple w:instr=" DATE \\@ &quot;yyyy&quot; "/><w:pict><v:shape><v:imagedata r:id="rId3" o:title=""/></v:shape></w:pict>`,
    ),
    relationships: relationshipsOf(link + relationshipOf('customXml', '../customXml/item1.xml')),
    others: {
      ...commonParts,
      'word/stylesWithEffects.xml': xml,
      'word/printerSettings1.bin': Buffer.alloc(200, 1),
      'word/media/image1.emf': Buffer.alloc(100, 1),
      'word/_rels/settings.xml.rels': relationshipsOf(
        relationshipOf(
          'attachedTemplate',
          'file:///C:\\Users\\Nele%20New\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
          external,
        ),
      ),
      'customXml/item1.xml': Buffer.from(
        '\ufeff<?xml version="1.0" encoding="utf-16"?><a/>',
        'utf16le',
      ),
      'customXml/itemProps1.xml': xml,
      'customXml/_rels/item1.xml.rels': relationshipsOf(
        relationshipOf('customXmlProps', 'itemProps1.xml'),
      ),
    },
  }),
)

const wordForTheWeb = makeZip(
  toEntries({
    types: typesOf(
      `${overrideOf('word/document2.xml', `${wordTypes}.document.main+xml`)}${overrideOf('word/styles2.xml', `${wordTypes}.styles+xml`)}${overrideOf('word/intelligence2.xml', 'application/vnd.ms-office.intelligence2+xml')}${overrideOf('docMetadata/LabelInfo.xml', 'application/vnd.ms-office.classificationlabels+xml')}`,
    ),
    main: 'word/document2.xml',
    relationships: relationshipsOf(link),
    others: {
      'word/styles2.xml': xml,
      'word/intelligence2.xml': xml,
      'docMetadata/LabelInfo.xml': `\ufeff${xml}`,
    },
  }),
)

const googleDocs = makeZip(
  toEntries({
    types: typesOf(
      `<Default Extension="ttf" ContentType="application/x-font-ttf"/>${mainOverride}${overrideOf('word/fontTable.xml', `${wordTypes}.fontTable+xml`)}${overrideOf('word/comments.xml', `${wordTypes}.comments+xml`)}`,
    ),
    relationships: relationshipsOf(link),
    others: {
      'word/fontTable.xml': xml,
      'word/comments.xml': xml,
      'word/fonts/Lato-regular.ttf': Buffer.alloc(500, 2),
    },
  }),
)

const libreOffice = makeZip(
  toEntries({
    types: typesOf(
      `<Default Extension="jpeg" ContentType="image/jpeg"/>${overrideOf('_rels/.rels', 'application/vnd.openxmlformats-package.relationships+xml')}${mainOverride}${common}${overrideOf('docProps/custom.xml', `${office}.custom-properties+xml`)}${overrideOf('word/footnotes.xml', `${wordTypes}.footnotes+xml`)}`,
    ),
    others: {
      ...commonParts,
      'docProps/custom.xml': xml,
      'word/footnotes.xml': xml,
      'word/media/image1.jpeg': png,
    },
  }),
)

/** Pages declares types for extensions that it does not use, and writes entries for folders. */
const pages = makeZip([
  ...toEntries({
    types: typesOf(
      `<Default Extension="bin" ContentType="${office}.oleObject"/><Default Extension="vml" ContentType="${office}.vmlDrawing"/>${mainOverride}${common}`,
    ),
    others: { ...commonParts, 'word/media/image1.png': png },
  }),
  { name: 'word/', content: Buffer.alloc(0) },
])

const drawings = makeZip(
  toEntries({
    types: typesOf(
      `${mainOverride}${overrideOf('word/charts/chart1.xml', `${office}.drawingml.chart+xml`)}${overrideOf('word/diagrams/data1.xml', `${office}.drawingml.diagramData+xml`)}${overrideOf('word/diagrams/drawing1.xml', 'application/vnd.ms-office.drawingml.diagramDrawing+xml')}`,
    ),
    others: {
      'word/charts/chart1.xml': xml,
      'word/diagrams/data1.xml': xml,
      'word/diagrams/drawing1.xml': xml,
      'word/media/image1.png': png,
    },
  }),
)

const templated = (target: string) =>
  makeZip(
    toEntries({
      relationships: relationshipsOf(relationshipOf('attachedTemplate', target, external)),
    }),
  )

const wordPad = `{\\rtf1\\ansi\\ansicpg1252\\deff0\\nouicompat\\deflang1033{\\fonttbl{\\f0\\fnil\\fcharset0 Calibri;}}\r\n{\\*\\generator Riched20 10.0.19041}\\viewkind4\\uc1 \r\n\\pard\\sa200\\sl276\\slmult1\\f0\\fs22\\lang9 Nele New\\par\r\nC:\\\\objdata\\\\template, 50\\'a2\\par\r\n}\r\n\0`
const textEdit = `{\\rtf1\\ansi\\ansicpg1252\\cocoartf2709\n\\cocoatextscaling0\\cocoaplatform0{\\fonttbl\\f0\\fswiss\\fcharset0 Helvetica;}\n{\\colortbl;\\red255\\green255\\blue255;}\n{\\*\\expandedcolortbl;;}\n\\margl1440\\margr1440\\vieww11520\\viewh8400\\viewkind0\n\\pard\\tx720\\pardirnatural\\partightenfactor0\n\n\\f0\\fs24 \\cf0 Nele New\\\n\\uc0\\u8226 Cook\\\n{\\field{\\*\\fldinst{HYPERLINK "https://linkedin.example/in/nele"}}{\\fldrslt LinkedIn}}}`
const wordRtf = `{\\rtf1\\adeflang1025\\ansi\\uc1{\\*\\template C:\\\\Users\\\\Nele\\\\Templates\\\\Resume.dotx}{\\info{\\author Nele}}{\\stylesheet{\\ql Normal;}}{\\field{\\*\\fldinst {\\rtlch DATE }}{\\fldrslt 2026}}{\\pict\\wmetafile8\\bin8 {}\\objx}}Nele New\\par}`

const information =
  '<</Title(HTML, CSS/JavaScript \\(Launch\\))/Keywords(/JS /S/Java)/Producer(x)>>'
const chrome = [
  ...page(),
  { dictionary: '/Filter/FlateDecode', data: Buffer.from('789c03000000000', 'hex') },
  information,
]
/** Word and LaTeX keep their objects in object streams. */
const modern = [
  ...page('/OpenAction[3 0 R/Fit]/Names<</Dests 6 0 R>>/StructTreeRoot 9 0 R'),
  objectStream(`<</Type/StructTreeRoot/K[]>> ${information}`),
  '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.test/JS)>>>>',
]
const form = page('/AcroForm<</Fields[6 0 R]/DA(/Helv 0 Tf)>>')

export const goodResumes: readonly Sample[] = [
  ['Word on a desktop', 'a.docx', wordDesktop],
  ['Word for the web', 'b.docx', wordForTheWeb],
  ['Google Docs', 'c.docx', googleDocs],
  ['LibreOffice', 'd.docx', libreOffice],
  ['Pages', 'e.docx', pages],
  ['Word with charts', 'f.docx', drawings],
  [
    'Word for Mac, from its own template',
    'g.docx',
    templated('file:///Users/nele/Library/Resume.dotx'),
  ],
  ['Word with the normal template', 'h.docx', templated('Normal.dotm')],
  ['a small library', 'i.docx', makeDocx(['Nele New'])],
  ['a PDF with a byte order mark', 'j.pdf', pdfOf(page(), '\xef\xbb\xbf%PDF-1.4\n')],
  ['a PDF with an empty line first', 'k.pdf', pdfOf(page(), '\r\n%PDF-1.4\n')],
  ['a PDF of Chrome', 'l.pdf', pdfOf(chrome)],
  ['a PDF of Word', 'm.pdf', pdfOf(modern)],
  ['a PDF of LaTeX', 'n.pdf', pdfOf(modern, '%PDF-1.5\n%\xd0\xd4\xc5\xd8\n')],
  ['a PDF form without scripts', 'o.pdf', pdfOf(form)],
  ['a PDF of a small library', 'p.pdf', makePdf(['Nele New, HTML/JavaScript'])],
  ['rich text of WordPad', 'q.rtf', bytes(wordPad, 'latin1')],
  ['rich text of TextEdit', 'r.rtf', bytes(textEdit)],
  ['rich text of Word', 's.rtf', bytes(wordRtf)],
  ['rich text of a small library', 't.rtf', makeRtf(['Nele New', 'C:\\objdata {x}'])],
  ['Word 97', 'u.doc', makeDoc(['Nele New'])],
  ['text in UTF-8', 'v.txt', bytes('José Núñez\r\nMZ, C#, <div>, DDE\r\n')],
  ['text in UTF-8 with a byte order mark', 'w.txt', bytes('\ufeffNele New\n')],
  ['text in UTF-16', 'x.txt', bytes('\ufeffNele New\r\n', 'utf16le')],
  ['text in Windows-1252', 'y.txt', bytes('José \x93Pepe\x94 Nuñez, MZ Müller', 'latin1')],
  ['text that begins like a program', 'z.txt', bytes('MZ Ahmed\nWarehouse Lead\n')],
]
