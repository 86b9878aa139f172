import { Reply, type Routes, refuse, serverErrorPage, wants } from './listener.ts'

const createNotifications = () => [
  {
    Id: 77001,
    Title: 'Your badge is ready',
    Originated: '2026-11-18T07:45:12.4471234',
    Body: '<p>Fetch it at <b>gate 4</b>.</p>',
    Status: 'N',
    HasAttachment: true,
    AttachmentFilename: 'gate-plan.pdf',
    Priority: null,
  },
  {
    Id: 77002,
    Title: 'Shift moved',
    Originated: '2026-11-12T16:00:00',
    Body: null,
    Status: 'U',
    HasAttachment: null,
    AttachmentFilename: null,
    Priority: 3,
  },
  {
    Id: 77003,
    Title: 'Old news',
    Originated: '2026-01-02T09:30:00',
    Body: 'Gone.',
    Status: 'A',
    HasAttachment: false,
    AttachmentFilename: '',
    Priority: null,
  },
]

const letters = { New: 'N', Unread: 'U', Read: 'R', Viewed: 'V', Archived: 'A' }
const words = Object.keys(letters).join('|')

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

export function messageCalls(): Routes {
  const all = createNotifications()
  return {
    'GET Api/User/{id}/Notifications': () => ({ Notifications: all, Unseen: '2' }),
    'GET Api/User/{id}/Notifications/{which}': ({ params: { which = '' } }) => {
      const letter = Object.entries(letters).find(([word]) => word === which)?.[1]
      if (letter) return { Notifications: all.filter(({ Status }) => Status === letter) }
      return all.find(({ Id }) => String(Id) === which) ?? refuse(404, 'No such item.')
    },
    'GET Api/User/{id}/Notifications/{nid}/Attachment': () =>
      new Reply(200, 'Application/PDF', pdf, {
        'CONTENT-DISPOSITION': 'attachment; filename=gate-plan.pdf',
      }),
    'POST Api/User/{id}/Notifications/{nid}/Attachment/IncrementDownloadCounter': () => 4,
    [`POST Api/User/{id}/Notifications/{nid}/(?<word>${words})`]: ({ params }) => {
      const found = all.find(({ Id }) => String(Id) === params.nid)
      if (!found) return refuse(404, 'No such item.')
      found.Status = letters[params.word as keyof typeof letters]
    },
    'GET Api/User/{ewId}/Email/Activity': () => ({
      Activity: [
        {
          EmailSubject: null,
          Sent: '2026-11-02T11:20:00',
          EmailAddress: 'tamsin.oduya@zephyr.example',
          DeliveryStatus: 'Delivered',
          StatusTimestamp: '2026-11-02T11:21:09.13',
          MessageId: 4400019,
        },
      ],
    }),
    'POST Api/Tracking': () => new Reply(204),
  }
}

const content: Record<string, unknown> = {
  announcements: [
    {
      contentCategory: 'Plant news',
      contentItems: [
        { PRIORITY: '10', html: '<p>Second</p>', label: null, url: null },
        { PRIORITY: '2', html: '<p>First<script>alert(1)</script></p>', label: null, url: null },
      ],
    },
  ],
  benefits: {
    Items: [
      {
        contentCategory: 'Benefits',
        contentItems: [{ PRIORITY: 1, html: null, label: 'Plan', url: 'https://zephyr.example/p' }],
      },
    ],
  },
  safety: [],
}

export function contentCalls(): Routes {
  return {
    'POST EmployeeContent/GetContent': (call) => {
      wants(call, 'menuCode', 'categoryId', 'availability')
      if (call.body.categoryId !== 0 || call.body.availability !== 'ew')
        return refuse(400, 'The request is invalid.')
      return content[String(call.body.menuCode)] ?? []
    },
    'GET EmployeeContent/{code}': ({ params: { code = '' } }) => content[code] ?? [],
  }
}

const states = [
  { Id: 6, Code: 'CO', Name: 'Colorado', Active: 'Y' },
  { Id: 5, Code: 'CA', Name: 'California', Active: 'Y' },
  { Id: 99, Code: 'OTH', Name: 'Other', Active: null },
]

export function localityCalls(): Routes {
  return {
    'GET api/Locality/Countries': () => ({
      CountryList: [
        { Code: 'US', Name: 'United States', Dial: 1 },
        { Code: 'CA', Name: 'Canada', Dial: 1 },
      ],
    }),
    'GET api/Locality/Country/{code}': ({ params: { code } }) =>
      code === 'US'
        ? { Code: 'US', StateProvinceList: states }
        : code === 'CA'
          ? { Code: 'CA', StateProvinceList: [{ Id: 61, Code: 'ON', Name: 'Ontario' }] }
          : serverErrorPage(500, 'Runtime Error'),
  }
}
