import { HttpResponse } from 'msw'
import { resumesPage } from '../pages/resumes.ts'
import { sampleResumes } from '../world/resumes/samples/samples.ts'
import { acceptsHtml } from './accepts-html.ts'
import { control } from './control.ts'

export function resumesControl() {
  return [
    control('GET', '/__fakes/resumes', (request) =>
      acceptsHtml(request)
        ? resumesPage(sampleResumes)
        : HttpResponse.json(sampleResumes.map(({ name, type }) => ({ name, type }))),
    ),
    ...sampleResumes.map(({ name, type, make }) =>
      control('GET', `/__fakes/resumes/${name}`, async () => {
        const headers = {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${name}"`,
        }
        return new HttpResponse(await make(), { headers })
      }),
    ),
  ]
}
