const en = {
  title: 'Sign in to your account',
  wrong: 'Wrong email address, login ID or password. Please try again.',
  identity: 'Email address or login ID',
  password: 'Password',
  submit: 'Sign in',
  signOutTitle: 'Do you want to sign out?',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  about: 'Sign-in page of the fakes, for invented people only.',
}

const es: typeof en = {
  title: 'Inicie sesión en su cuenta',
  wrong: 'Correo electrónico, ID de usuario o contraseña incorrectos. Inténtelo de nuevo.',
  identity: 'Correo electrónico o ID de usuario',
  password: 'Contraseña',
  submit: 'Entrar',
  signOutTitle: '¿Desea cerrar la sesión?',
  signOut: 'Cerrar sesión',
  signedOut: 'Su sesión está cerrada',
  about: 'Página de inicio de sesión de prueba, solo para personas inventadas.',
}

/** Texts of the sign-in page: Spanish if it is the first of Accept-Language, else English. */
export function textsFor(request: Request) {
  const isSpanish = /^\s*es\b/i.test(request.headers.get('Accept-Language') ?? '')
  return isSpanish ? { lang: 'es' as const, ...es } : { lang: 'en' as const, ...en }
}
