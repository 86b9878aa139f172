/**
 * A path of this site, against open redirects. Printable ASCII without the backslash, which
 * browsers read as a slash. No empty segment: "//elsewhere.test" is a host, and
 * "/.//elsewhere.test" resolves to one.
 */
export const localPath = /^(?![^?#]*\/\/)\/[!-[\]-~]{0,500}$/
