import { hostileDescription, hostileTitle } from './hostile.ts'
import type { Job } from './job.ts'
import { placeAt } from './places.ts'

const defaults = {
  active: true,
  positionType: 'Temp to Hire',
  salaryLow: 18,
  salaryHigh: 22,
  email: 'jobs@example.test',
}

/** Jobs that tests refer to by id. */
export const fixedJobs: readonly Job[] = [
  {
    ...defaults,
    id: '1001',
    eRecruitId: '301001',
    postingId: '81001',
    brand: 'staffmark',
    title: 'Forklift Operator, Second Shift',
    description: `<p>Move goods through a busy warehouse south of downtown, with a crew that has worked
together for years.</p>
<h3>What you will do</h3>
<ul>
<li>Run a sit-down forklift and a reach truck</li>
<li>Load and unload trailers</li>
<li>Scan every pallet that moves</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>One year on a forklift</li>
<li>Able to lift 50 pounds</li>
</ul>
<p><strong>Schedule:</strong> Monday to Friday, 2:00 p.m. to 10:30 p.m.</p>
<p>Questions? <a href="https://www.example.test/offices/austin">Find our office in Austin</a>.</p>`,
    place: placeAt('78701'),
    daysAgo: 2,
  },
  {
    ...defaults,
    id: '1002',
    eRecruitId: '301002',
    postingId: '81002',
    active: false,
    brand: 'staffmark',
    title: 'Warehouse Associate',
    description: '<p>This position has been filled.</p>',
    place: placeAt('78701'),
    daysAgo: 58,
  },
  {
    ...defaults,
    id: '1003',
    eRecruitId: '301003',
    postingId: '81003',
    brand: 'arna',
    title: 'Order Picker, Night Shift',
    description: `<p>Pick groceries for stores all over Los Angeles while the city sleeps.</p>
<ul>
<li>Work in cold rooms, with the clothes for it</li>
<li>Four nights a week, 9:00 p.m. to 7:30 a.m.</li>
</ul>`,
    positionType: 'Temporary',
    place: placeAt('90012'),
    salaryLow: 20.5,
    salaryHigh: 23,
    daysAgo: 1,
  },
  {
    ...defaults,
    id: '1004',
    eRecruitId: '301004',
    postingId: '81004',
    brand: 'staffmarkdrivers',
    title: 'CDL A Driver, Home Daily',
    description:
      '<p>Dedicated lanes within 150 miles of Memphis. Applications are made on the drivers’ own site.</p>',
    positionType: 'Direct Hire',
    place: placeAt('38103'),
    salaryLow: 26,
    salaryHigh: 31,
    daysAgo: 3,
  },
  {
    ...defaults,
    id: '1005',
    eRecruitId: '301005',
    postingId: '81005',
    brand: 'prostaff',
    title: 'Administrative Assistant',
    description: '<p>Keep a small office running: calls, mail, plans, and a smile at the door.</p>',
    positionType: 'Part Time',
    place: placeAt('55401'),
    salaryLow: 0,
    salaryHigh: 0,
    daysAgo: 4,
    email: null,
  },
  {
    ...defaults,
    id: '1006',
    eRecruitId: '301006',
    postingId: '81006',
    brand: 'warets',
    title: hostileTitle,
    description: hostileDescription,
    place: placeAt('43215'),
    daysAgo: 5,
  },
]
