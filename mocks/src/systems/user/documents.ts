import { getElectronicDocument, getElectronicDocuments } from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { isStreamed, linesOf } from '../../world/documents/document.ts'
import { makePdf } from '../../world/make-pdf.ts'
import { rejectOtherUser } from '../reject-other-user.ts'

export const userDocuments = [
  fake(getElectronicDocuments, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ?? {
        DocumentList: user.documents.map((one) => ({ ...one, EnvelopeType: 4, IsMobile: 'N' })),
      },
  }),

  fake(getElectronicDocument, {
    sample: (caller) => ({ params: { ewId: caller.userId, docId: '660104' } }),
    reply: ({ params, user }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      const found = user.documents.find(({ LinkId }) => String(LinkId) === params.docId)
      if (!found)
        return HttpResponse.json({ Message: 'There is no such document' }, { status: 404 })
      const bytes = makePdf(linesOf(found))
      const type = { 'Content-Type': 'application/pdf' }
      if (isStreamed(found)) return new HttpResponse(new Blob([bytes]).stream(), { headers: type })
      return new HttpResponse(bytes, {
        headers: { ...type, 'Content-Length': String(bytes.length) },
      })
    },
  }),
]
