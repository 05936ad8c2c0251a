import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a component that can render as another one: `<Button component={Link} to="/blog">`. This package knows no
 * router, so links come in this way.
 */
export type Polymorphic<C extends ElementType, Own = object> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component' | 'as'
  >;
