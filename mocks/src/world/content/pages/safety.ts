import { block, type Category, link } from '../category.ts'

export const safetyPage: readonly Category[] = [
  {
    contentCategory: 'If something happens',
    contentItems: [
      block(
        5301,
        1,
        `<p><b>Call 911 in an emergency.</b> Then tell your supervisor and your recruiter, the same day,
even when it seems small.</p>
<p lang="es"><b>En una emergencia llame al 911.</b> Luego avise a su supervisor y a su reclutador, el
mismo día, aunque parezca poca cosa.</p>`,
      ),
      link(5302, 2, 'Report an injury or a near miss', 'safety/report'),
    ],
  },
  {
    contentCategory: 'Work safely',
    contentItems: [
      link(5311, 1, 'Lifting and carrying', 'safety/lifting'),
      link(5312, 2, 'Forklifts: who may drive one', 'safety/forklifts'),
      link(5313, 3, 'Heat: water, rest, shade', 'safety/heat'),
      block(
        5314,
        4,
        `<p>You may stop any work that you think is not safe. Nobody is punished for stopping.</p>
<p><img src="https://cdn.example.test/safety/poster.png" alt=""></p>`,
      ),
    ],
  },
]
