import { SwapOutlined } from '@ant-design/icons'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { compareWith } from './compareWith'
import { parsePassage } from './passage'

/** Sets the lot beside others. */
export function Compare({ id, municipality }: Parameters<typeof compareWith>[0]) {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const navigate = useNavigate()
  const address = compareWith({ id, municipality }, parsePassage(state), new URLSearchParams(search).get('dossier'))
  return (
    <Button
      block
      icon={<SwapOutlined aria-hidden />}
      disabled={address === undefined}
      title={address === undefined ? 'Quatre lots sont déjà à comparer' : undefined}
      onClick={() => {
        if (address !== undefined) void navigate(address)
      }}
    >
      Comparer
    </Button>
  )
}
