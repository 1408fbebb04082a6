import { useEffect, useState } from 'react'
import { contrastOf } from './contrast'

interface LogoPreviewProps {
  readonly address: string
  readonly label: string
}

const GROUNDS = [
  { name: 'clair', className: 'logo-on-light', color: [255, 255, 255] },
  { name: 'sombre', className: 'logo-on-dark', color: [11, 40, 56] },
] as const

/** A logo as it is seen in the light and in the dark, and whether it stands out there. */
export function LogoPreview({ address, label }: LogoPreviewProps) {
  const contrasts = useContrasts(address)
  return (
    <ul className="logo-previews">
      {GROUNDS.map(({ name, className }, place) => (
        <li key={name}>
          <span className={`logo-ground ${className}`}>
            <img src={address} alt={place === 0 ? label : ''} className="company-logo" />
          </span>
          <span className="company-effects">Fond {name}</span>
          {contrasts && (contrasts[place] ?? 21) < LEAST && (
            <p className="company-warnings">
              Peu visible sur fond {name} (contraste {contrasts[place]?.toFixed(1).replace('.', ',')})
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What graphics need to be seen (WCAG 2.2, 1.4.11). */
const LEAST = 3

function useContrasts(address: string): readonly number[] | undefined {
  const [contrasts, setContrasts] = useState<readonly number[]>()
  useEffect(() => {
    let isShown = true
    void contrastOf(
      address,
      GROUNDS.map(({ color }) => color),
    ).then((found) => {
      if (isShown) setContrasts(found)
    })
    return () => {
      isShown = false
    }
  }, [address])
  return contrasts
}
