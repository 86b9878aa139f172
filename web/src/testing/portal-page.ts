/** The page by which the portal knows that the gateway answers. */
export const portalPage = () => new Response('<meta name="gatehouse-settings">')
