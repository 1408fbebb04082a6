import { useEffect, useState } from 'react'
import { entriesOf, isText } from '#contract/json'

/** How often the server is asked for its build, in milliseconds. */
const EVERY = 5 * 60_000

/** Whether the server has had another build since this page was opened. */
export function useNewBuild(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    let own: string | undefined
    const look = async (address: string) => {
      const served = await versionAt(address)
      own ??= served
      setNew(served !== undefined && served !== own)
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void look('/build/latest.json')
    }
    void look('/build/meta.json')
    const timer = setInterval(lookAgain, EVERY)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])
  return isNew
}

/** The version that the build names; undefined without network. */
async function versionAt(address: string): Promise<string | undefined> {
  try {
    const answer: unknown = await (await fetch(address, { cache: 'no-store' })).json()
    const { version } = entriesOf(answer)
    return isText(version) ? version : undefined
  } catch {
    return undefined
  }
}
