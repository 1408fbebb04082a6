import { useEffect, useState } from 'react'
import { readOutlines, type NamedAreas } from '#client/screens/outlines'

let reading: Promise<NamedAreas> | undefined

/** The outlines of the priority districts, read once; `failed` where they cannot be read. */
export function useDistricts(): NamedAreas | 'failed' | undefined {
  const [districts, setDistricts] = useState<NamedAreas | 'failed'>()
  useEffect(() => {
    reading ??= readOutlines('districts.json')
    reading.then(setDistricts, () => {
      reading = undefined
      setDistricts('failed')
    })
  }, [])
  return districts
}
