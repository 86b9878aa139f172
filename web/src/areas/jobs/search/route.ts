export { readSearch as loader, SearchPage as Component } from './search-page.tsx'
