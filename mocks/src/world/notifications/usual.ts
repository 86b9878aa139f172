import { notification } from './notification.ts'

/** One of each status except Read; includes a date without zone and inline styles. */
export const usual = [
  notification({
    id: 880105,
    title: 'Your timesheet was approved',
    originated: '2026-11-20T15:04:00Z',
    body: `<p>Your hours for the week ending <strong>November 15</strong> were approved by your
supervisor: <strong>38.5 hours</strong>.</p>
<p>They will be paid with the next direct deposit.</p>`,
  }),
  notification({
    id: 880104,
    title: 'Holiday pay schedule',
    originated: '2026-11-19T09:30:00',
    body: `<h1>Getting paid around Thanksgiving</h1>
<p style="color:#c00">Submit your hours by <strong>Tuesday at 5 p.m.</strong> The attached schedule
has all the dates until the new year.</p>
<ul><li>Offices are closed on Thursday and Friday.</li><li>Direct deposits arrive on
Wednesday.</li></ul>`,
    attachment: {
      filename: 'Holiday pay schedule 2026.pdf',
      lines: [
        'Holiday pay schedule 2026',
        'Week of November 22: submit hours by Tuesday, 5 p.m.',
        'Week of December 20: submit hours by Monday, noon',
        'Week of December 27: submit hours by Tuesday, noon',
      ],
      downloads: 0,
    },
  }),
  notification({
    id: 880103,
    title: 'Confirme su dirección antes del 31 de diciembre',
    originated: '2026-11-17T18:20:00Z',
    body: `<p>Su formulario W-2 se enviará a la dirección que tenemos registrada. Revísela en
<strong>Mi información</strong> antes del <strong>31 de diciembre</strong>.</p>`,
    status: 'U',
  }),
  notification({
    id: 880102,
    title: 'New safety training for forklift operators',
    originated: '2026-11-10T12:00:00Z',
    body: `<p>A new 20-minute training is open. Ask your recruiter for a time, or read about it on the
<a href="https://www.example.test/safety/forklifts">safety page</a>.</p>`,
    status: 'V',
  }),
  notification({
    id: 880101,
    title: 'Welcome to Staffmark',
    originated: '2026-09-01T08:00:00Z',
    body: '<p>We are glad that you are here. Keep this message: it has our numbers.</p>',
    status: 'A',
  }),
]
