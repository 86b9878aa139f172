export { JobNotShown as ErrorBoundary } from './job-not-shown.tsx'
export { JobPage as Component, readJobPage as loader } from './job-page.tsx'
