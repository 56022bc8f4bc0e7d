/** Operations on rectangular fields of numbers. */

function boxPass(source: Float32Array, target: Float32Array, w: number, h: number, r: number, vertical: boolean): void {
  const lines = vertical ? w : h;
  const length = vertical ? h : w;
  const step = vertical ? w : 1;
  const scale = 1 / (2 * r + 1);
  for (let line = 0; line < lines; line++) {
    const start = vertical ? line : line * w;
    const last = start + (length - 1) * step;
    let sum = (source[start] ?? 0) * r;
    for (let i = 0; i <= r; i++) sum += source[Math.min(last, start + i * step)] ?? 0;
    for (let i = 0; i < length; i++) {
      const at = start + i * step;
      target[at] = sum * scale;
      const entering = i + r + 1 < length ? at + (r + 1) * step : last;
      const leaving = i - r >= 0 ? at - r * step : start;
      sum += (source[entering] ?? 0) - (source[leaving] ?? 0);
    }
  }
}

/** Close to a Gaussian: three box passes. */
export function blur(source: Float32Array, w: number, h: number, radius: number): Float32Array {
  if (radius < 0.6) return source.slice();
  const r = Math.max(1, Math.round(radius * 0.6));
  const result = source.slice();
  const between = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass++) {
    boxPass(result, between, w, h, r, false);
    boxPass(between, result, w, h, r, true);
  }
  return result;
}

/** Distance in pixels from every inside point to the nearest outside point. */
export function distanceInside(mask: Float32Array, w: number, h: number): Float32Array {
  const size = Math.max(w, h);
  const values = new Float64Array(size);
  const hulls = new Int32Array(size);
  const bounds = new Float64Array(size + 1);
  const half = new Float64Array(w * h);
  const result = new Float32Array(w * h);
  const lowerEnvelope = (count: number): void => {
    let k = 0;
    hulls[0] = 0;
    bounds[0] = -1e12;
    bounds[1] = 1e12;
    for (let q = 1; q < count; q++) {
      const own = (values[q] ?? 0) + q * q;
      let v = hulls[k] ?? 0;
      let s = (own - ((values[v] ?? 0) + v * v)) / (2 * q - 2 * v);
      while (s <= (bounds[k] ?? 0)) {
        k--;
        v = hulls[k] ?? 0;
        s = (own - ((values[v] ?? 0) + v * v)) / (2 * q - 2 * v);
      }
      k++;
      hulls[k] = q;
      bounds[k] = s;
      bounds[k + 1] = 1e12;
    }
  };
  const settle = (count: number, write: (q: number, squared: number) => void): void => {
    lowerEnvelope(count);
    let k = 0;
    for (let q = 0; q < count; q++) {
      while ((bounds[k + 1] ?? 0) < q) k++;
      const v = hulls[k] ?? 0;
      write(q, (q - v) ** 2 + (values[v] ?? 0));
    }
  };
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) values[y] = (mask[y * w + x] ?? 0) > 0.5 ? 1e9 : 0;
    settle(h, (y, squared) => void (half[y * w + x] = squared));
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) values[x] = half[y * w + x] ?? 0;
    settle(w, (x, squared) => void (result[y * w + x] = Math.sqrt(squared)));
  }
  return result;
}

/** A smooth dome over the mask (Poisson equation), highest point 1: no crease along the middle line. */
export function dome(mask: Float32Array, w: number, h: number): Float32Array {
  const u = new Float32Array(w * h);
  for (let iteration = 0; iteration < 420; iteration++) {
    for (let y = 1; y < h - 1; y++) {
      for (let x = 1; x < w - 1; x++) {
        const i = y * w + x;
        if ((mask[i] ?? 0) <= 0.5) continue;
        const relaxed = ((u[i - 1] ?? 0) + (u[i + 1] ?? 0) + (u[i - w] ?? 0) + (u[i + w] ?? 0) + 1) * 0.25;
        u[i] = (u[i] ?? 0) + 1.95 * (relaxed - (u[i] ?? 0));
      }
    }
  }
  let highest = 1e-6;
  for (const v of u) if (v > highest) highest = v;
  return u.map((v) => Math.max(0, v / highest));
}

/** An upright cylinder: round from left to right in every row, highest 1. */
export function barrel(mask: Float32Array, w: number, h: number): Float32Array {
  const u = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const row = mask.subarray(y * w, (y + 1) * w);
    const [from, to] = [row.findIndex((v) => v > 0.5), row.findLastIndex((v) => v > 0.5)];
    // Partly covered cells move the edges, so that slanted sides have no steps.
    const [left, right] = [from - (row[from - 1] ?? 0), to + (row[to + 1] ?? 0)];
    const [middle, half] = [(left + right) / 2, (right - left) / 2 + 0.5];
    for (let x = Math.max(0, from); x <= to; x++) u[y * w + x] = Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2));
  }
  return u;
}

/** Interpolates between the cells. */
export function sample(field: Float32Array, w: number, h: number, x: number, y: number): number {
  const cx = Math.max(0, Math.min(w - 1.001, x));
  const cy = Math.max(0, Math.min(h - 1.001, y));
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const fx = cx - x0;
  const fy = cy - y0;
  const i = y0 * w + x0;
  const upper = (field[i] ?? 0) * (1 - fx) + (field[i + 1] ?? 0) * fx;
  const lower = (field[i + w] ?? 0) * (1 - fx) + (field[i + w + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** The smallest rectangle around all nonzero cells. */
export function boundsOf(
  field: Float32Array,
  w: number,
  h: number,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  let [left, top, right, bottom] = [w, h, -1, -1];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if ((field[y * w + x] ?? 0) < 0.004) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
