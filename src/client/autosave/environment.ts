/** What autosave needs of the page and of chance; tests give their own. */
export interface Environment {
  /** Between 0 and 1: spreads the retries of many browsers. */
  readonly random: () => number
  /** Tells that the network is back or that the page is hidden, until the returned function is called. */
  readonly watch: (tell: (happening: 'online' | 'hidden') => void) => () => void
}

export const browser: Environment = {
  random: Math.random,
  watch: (tell) => {
    const onOnline = () => { tell('online') }
    const onVisibility = () => { if (document.visibilityState === 'hidden') tell('hidden') }
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  },
}
