import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadScreen } from '#client/screens'
import { loadNotificationsTab } from '#features/notifications/client'

/** Brings a part of the account. */
export type LoadPart = () => Promise<ComponentType>

const loadProfile: LoadPart = async () =>
  (await import(/* webpackChunkName: "account" */ './account/ProfileTab')).ProfileTab

/** One's own account and its parts, in one chunk: each is small. @param profile the first part, where an area has its own */
export const accountRoute = (profile: LoadPart = loadProfile): RouteObject => ({
  path: 'mon-compte',
  lazy: () =>
    loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/AccountScreen')).AccountScreen),
  children: [
    {
      index: true,
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/AccountScreen')).AccountIndex,
        ),
    },
    { path: 'profil', lazy: () => loadScreen(profile) },
    {
      path: 'mot-de-passe',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/PasswordTab')).PasswordTab),
    },
    {
      path: 'second-facteur',
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/SecondFactorTab')).SecondFactorTab,
        ),
    },
    {
      path: 'sessions',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/SessionsTab')).SessionsTab),
    },
    {
      path: 'jetons',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/TokensTab')).TokensTab),
    },
    { path: 'notifications', lazy: () => loadScreen(loadNotificationsTab) },
    {
      path: 'appareil',
      lazy: () =>
        loadScreen(async () => (await import(/* webpackChunkName: "account" */ './account/DeviceTab')).DeviceTab),
    },
    {
      path: 'accessibilite',
      lazy: () =>
        loadScreen(
          async () => (await import(/* webpackChunkName: "account" */ './account/AccessibilityTab')).AccessibilityTab,
        ),
    },
  ],
})
