/** Frame of every page of a signed-in user: one file, since all of it is shown. */
export { CurrentCompany } from '../areas/companies/current-company.tsx'
export { Bell } from '../areas/notifications/bell.tsx'
export { RecognitionBanner } from '../areas/recognition/recognition-banner.tsx'
export { SideMenu } from './menu/side-menu.tsx'
export { TabBar } from './menu/tab-bar.tsx'
export { SignedIn } from './signed-in.tsx'
export { UserMenu } from './user-menu.tsx'
