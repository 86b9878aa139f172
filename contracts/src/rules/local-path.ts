/**
 * A path of the portal's own, with or without query and fragment; never another site's address.
 * Printable ASCII without the backslash, which browsers read as a slash. No part of the path is
 * empty: "//elsewhere.test" is a host, and so is what is left of "/.//elsewhere.test" once read.
 */
export const localPath = /^(?![^?#]*\/\/)\/[!-[\]-~]{0,500}$/
