import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShortcuts } from '#client/screens/keyboard'
import { Button } from '#client/ui/controls'

interface StepProps {
  /** Address of the page beside this one; undefined at the end of the search. */
  readonly pathname: string | undefined
  readonly label: string
  readonly keys: string
  readonly icon: ReactNode
}

/** Leads to the page beside this one, for the same household, in the place of this one. */
export function Step({ pathname, label, keys, icon }: StepProps) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const go = () => {
    if (pathname !== undefined) void navigate({ pathname, search }, { state, replace: true })
  }
  useShortcuts([{ keys, label, act: go }])
  return <Button icon={icon} aria-label={label} title={label} disabled={pathname === undefined} onClick={go} />
}
