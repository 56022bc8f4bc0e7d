type TownData = { readonly name: string; readonly at: readonly [latitude: number, longitude: number]; readonly codes: readonly string[] };

/** Towns that are looked for, by country, with the beginnings of their postal codes. Some have no store anywhere near. */
export const towns: { readonly [country in 'US' | 'CA' | 'GB']: readonly TownData[] } = {
  US: [
    { name: 'Denver', at: [39.7392, -104.9903], codes: ['800', '801', '802'] }, { name: 'Boulder', at: [40.0150, -105.2705], codes: ['803'] }, { name: 'Golden', at: [39.7555, -105.2211], codes: ['804'] },
    { name: 'Fort Collins', at: [40.5853, -105.0844], codes: ['805'] }, { name: 'Colorado Springs', at: [38.8339, -104.8214], codes: ['808', '809'] }, { name: 'Aspen', at: [39.1911, -106.8175], codes: ['816'] },
    { name: 'Salt Lake City', at: [40.7608, -111.8910], codes: ['841'] }, { name: 'Park City', at: [40.6461, -111.4980], codes: ['840'] }, { name: 'Provo', at: [40.2338, -111.6585], codes: ['846'] },
    { name: 'Seattle', at: [47.6062, -122.3321], codes: ['980', '981'] }, { name: 'Tacoma', at: [47.2529, -122.4443], codes: ['983', '984'] }, { name: 'Portland', at: [45.5152, -122.6784], codes: ['970', '972'] },
    { name: 'Salem', at: [44.9429, -123.0351], codes: ['973'] }, { name: 'Bend', at: [44.0582, -121.3153], codes: ['977'] }, { name: 'New York', at: [40.7128, -74.0060], codes: ['100', '101', '102', '112'] },
    { name: 'Brooklyn', at: [40.6782, -73.9442], codes: ['112'] }, { name: 'Newark', at: [40.7357, -74.1724], codes: ['070', '071'] }, { name: 'Boston', at: [42.3601, -71.0589], codes: ['021', '022'] },
    { name: 'Chicago', at: [41.8781, -87.6298], codes: ['606'] }, { name: 'Los Angeles', at: [34.0522, -118.2437], codes: ['900'] }, { name: 'San Francisco', at: [37.7749, -122.4194], codes: ['941'] },
    { name: 'Miami', at: [25.7617, -80.1918], codes: ['331'] }, { name: 'Austin', at: [30.2672, -97.7431], codes: ['787'] }, { name: 'Minneapolis', at: [44.9778, -93.2650], codes: ['554'] },
  ],
  CA: [
    { name: 'Montréal', at: [45.5019, -73.5674], codes: ['H'] }, { name: 'Laval', at: [45.6066, -73.7124], codes: ['H7'] }, { name: 'Longueuil', at: [45.5312, -73.5181], codes: ['J4'] },
    { name: 'Québec', at: [46.8139, -71.2080], codes: ['G1', 'G2'] }, { name: 'Lévis', at: [46.8033, -71.1779], codes: ['G6'] }, { name: 'Sherbrooke', at: [45.4042, -71.8929], codes: ['J1'] },
    { name: 'Gatineau', at: [45.4765, -75.7013], codes: ['J8', 'J9'] }, { name: 'Ottawa', at: [45.4215, -75.6972], codes: ['K1', 'K2'] }, { name: 'Toronto', at: [43.6532, -79.3832], codes: ['M'] },
    { name: 'Mississauga', at: [43.5890, -79.6441], codes: ['L4', 'L5'] }, { name: 'Canmore', at: [51.0890, -115.3590], codes: ['T1W'] }, { name: 'Banff', at: [51.1784, -115.5708], codes: ['T1L'] },
    { name: 'Calgary', at: [51.0447, -114.0719], codes: ['T2', 'T3'] }, { name: 'Vancouver', at: [49.2827, -123.1207], codes: ['V5', 'V6'] }, { name: 'Victoria', at: [48.4284, -123.3656], codes: ['V8', 'V9'] },
    { name: 'Halifax', at: [44.6488, -63.5752], codes: ['B3'] }, { name: 'Winnipeg', at: [49.8951, -97.1384], codes: ['R2', 'R3'] },
  ],
  GB: [
    { name: 'London', at: [51.5074, -0.1278], codes: ['EC', 'WC', 'E1', 'N1', 'NW', 'SE1', 'SW', 'W1'] }, { name: 'Reading', at: [51.4543, -0.9781], codes: ['RG1'] }, { name: 'Brighton', at: [50.8225, -0.1372], codes: ['BN1'] },
    { name: 'Bristol', at: [51.4545, -2.5879], codes: ['BS'] }, { name: 'Bath', at: [51.3811, -2.3590], codes: ['BA'] }, { name: 'Cardiff', at: [51.4816, -3.1791], codes: ['CF'] },
    { name: 'Birmingham', at: [52.4862, -1.8904], codes: ['B1', 'B2'] }, { name: 'Manchester', at: [53.4808, -2.2426], codes: ['M1', 'M2', 'M3', 'M4'] }, { name: 'Leeds', at: [53.8008, -1.5491], codes: ['LS'] },
    { name: 'Sheffield', at: [53.3811, -1.4701], codes: ['S1'] }, { name: 'Keswick', at: [54.6013, -3.1347], codes: ['CA12'] }, { name: 'Carlisle', at: [54.8925, -2.9329], codes: ['CA1', 'CA2'] },
    { name: 'Edinburgh', at: [55.9533, -3.1883], codes: ['EH'] }, { name: 'Glasgow', at: [55.8642, -4.2518], codes: ['G1', 'G2'] }, { name: 'Fort William', at: [56.8198, -5.1052], codes: ['PH33'] },
    { name: 'Inverness', at: [57.4778, -4.2247], codes: ['IV'] }, { name: 'Norwich', at: [52.6309, 1.2974], codes: ['NR'] }, { name: 'Penzance', at: [50.1188, -5.5376], codes: ['TR18'] },
  ],
};
