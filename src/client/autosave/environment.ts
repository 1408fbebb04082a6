/** What autosave needs of the page, of storage and of chance; tests give their own. */
export interface Environment {
  /**
   * Resolves once the state of this moment would survive a crash. A request leaves after its key is kept: replayed after
   * anything, it is the same request.
   */
  readonly keep: () => Promise<void>
  /** Between 0 and 1: spreads the retries of many browsers. */
  readonly random: () => number
  /** Tells the moments when nothing should wait, the network back or the page hidden, until the returned function is called. */
  readonly watch: (tell: () => void) => () => void
}

export const browser: Omit<Environment, 'keep'> = {
  random: Math.random,
  watch: (tell) => {
    const tellWhenHidden = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    window.addEventListener('online', tell)
    document.addEventListener('visibilitychange', tellWhenHidden)
    return () => {
      window.removeEventListener('online', tell)
      document.removeEventListener('visibilitychange', tellWhenHidden)
    }
  },
}
