import { runTool } from '../programs/program.ts'
import type { BuildOutput } from './build-output.ts'

/** Production build of web/ into web/dist. */
export const portal: BuildOutput = {
  name: 'portal',
  file: 'web/dist/index.html',
  sources: ['web/*.{ts,html,json}', 'web/{src,public}/**/*.*', 'contracts/src/**/*.ts'],
  build: () => runTool('vite', ['build', 'web'], { quiet: true, env: { NODE_ENV: 'production' } }),
}
