/** Under which the tab remembers that the mobile app has launched the portal. */
export const launchedByApp = 'gatehouse.mobile-app'
