import type { Place } from './places.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Trade } from './trades.ts'

const openings = [
  'We are hiring now for a company that has been in town for forty years.',
  'Our customer is growing and looks for people who stay.',
  'Start this week: interviews are every day from nine to three.',
  'A clean, bright place of work with people who help each other.',
]
const schedules = [
  'Monday to Friday, 7:00 a.m. to 3:30 p.m.',
  'Monday to Friday, 3:00 p.m. to 11:30 p.m.',
  'Four nights a week, 9:00 p.m. to 7:30 a.m.',
  'Weekends, twelve hours a day',
  'Days vary; you know your week on the Thursday before',
]
const closings = [
  'Weekly pay, medical, dental and vision insurance from the first month on.',
  'Overtime after forty hours, paid holidays, a bonus for every friend who is hired.',
  'We are an equal opportunity employer.',
]

const list = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('\n')

/** Creates the HTML of a description from one of several legacy templates. */
export function describe(
  random: SeededRandom,
  title: string,
  { tasks, requirements: wants }: Trade,
  place: Place,
): string {
  const opening = random.pick(openings)
  const taskItems = list(random.sample(tasks, 4))
  const requirementItems = list(random.sample(wants, 3))
  const schedule = random.pick(schedules)
  const closing = random.sample(closings, 2).join(' ')
  const templates = [
    `<p>${opening}</p>
<h3>What you will do</h3>
<ul>
${taskItems}
</ul>
<h3>What you bring</h3>
<ul>
${requirementItems}
</ul>
<p><strong>Schedule:</strong> ${schedule}</p>
<p>${closing}</p>`,
    `<div style="font-family:Calibri;font-size:11pt"><b>${title} in ${place.city}</b><br><br>${opening}<br>&nbsp;<br>
<u>Duties</u><ul>${taskItems}</ul><u>Requirements</u><ul>${requirementItems}</ul>
<span style="color:#1f497d">Schedule: ${schedule.replace(/\.$/, '')}.</span><br>${closing}</div>`,
    `<h1>${title}</h1><h2>About the job</h2><p>${opening} ${closing}</p>
<h2>Duties</h2><ol>${taskItems}</ol>
<table border="1"><tr><th>Schedule</th><td>${schedule}</td></tr><tr><th>Place</th><td>${place.city}, ${place.state}</td></tr></table>
<h2>Requirements</h2><ul>${requirementItems}</ul><!-- template 14, do not edit -->`,
  ]
  return random.pick(templates)
}
