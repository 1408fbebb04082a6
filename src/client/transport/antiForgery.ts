/** Name of the readable anti-forgery cookie (specification §9). */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN'

/** True when the anti-forgery cookie is there: without it nobody is logged in by cookie. */
export const hasAntiForgeryCookie = (cookies: string): boolean => antiForgeryToken(cookies) !== undefined

/** Undefined without the cookie. */
export function antiForgeryToken(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${ANTI_FORGERY_COOKIE}=`))
  const value = pair?.slice(ANTI_FORGERY_COOKIE.length + 1)
  return value ? decodeURIComponent(value) : undefined
}
